// SPDX-License-Identifier: MIT
#pragma once

#include <cstddef>
#include <vector>

namespace fronteira::statistics {

/// A square matrix, row after row.
class Matrix {
 public:
    explicit Matrix(size_t size) : size_(size), cells_(size * size, 0.0) {}
    double& at(size_t row, size_t column) { return cells_[row * size_ + column]; }
    double at(size_t row, size_t column) const { return cells_[row * size_ + column]; }
    size_t size() const { return size_; }

 private:
    size_t size_;
    std::vector<double> cells_;
};

/// The inverse of a symmetric positive definite matrix, by Cholesky's decomposition.
Matrix inverse(const Matrix& matrix);
Matrix product(const Matrix& a, const Matrix& b);
std::vector<double> product(const Matrix& a, const std::vector<double>& b);

}  // namespace fronteira::statistics
