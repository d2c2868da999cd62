// SPDX-License-Identifier: MIT
#pragma once

#include "runtime/installation.hpp"
#include "table/library.hpp"

namespace fronteira::runtime {

/// What is installed, for the worker processes of a host.
class Shelf final : public table::Library {
 public:
    /// Lent. `map_file`, where a person names one, is the map of the records that are laid.
    explicit Shelf(const Installation& installation, std::string map_file = {})
        : installation_(installation), map_file_(std::move(map_file)) {}

    table::Json catalogue(const std::string& language) override;
    Result<Map> map(const std::string& name, std::string& full_name) override;
    Result<std::unique_ptr<table::Setting>> lay(const table::Wish& wish) override;
    Result<std::unique_ptr<table::Setting>> lay(const match::Record& record,
                                                std::vector<std::string> people) override;
    Result<std::unique_ptr<table::Setting>> lay_edited(const match::Record& record,
                                                       std::vector<std::string> people) override;

 private:
    const Installation& installation_;
    std::string map_file_;
};

}  // namespace fronteira::runtime
