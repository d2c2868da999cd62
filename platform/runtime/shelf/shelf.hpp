// SPDX-License-Identifier: MIT
#pragma once

#include "runtime/installation.hpp"
#include "table/library.hpp"

namespace fronteira::runtime {

/// What is installed, for the worker processes of a host.
class Shelf final : public table::Library {
 public:
    /// Lent.
    explicit Shelf(const Installation& installation) : installation_(installation) {}

    table::Json catalogue(const std::string& language) override;
    Result<Map> map(const std::string& name, std::string& full_name) override;
    Result<std::unique_ptr<table::Setting>> lay(const table::Wish& wish) override;
    Result<std::unique_ptr<table::Setting>> lay(const match::Record& record,
                                                std::vector<std::string> people) override;
    Result<std::unique_ptr<table::Setting>> lay_edited(const match::Record& record,
                                                       std::vector<std::string> people) override;

 private:
    const Installation& installation_;
};

}  // namespace fronteira::runtime
