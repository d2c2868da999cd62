// SPDX-License-Identifier: MIT
#include "statistics/symmetric.hpp"

#include <cmath>

namespace fronteira::statistics {
namespace {

/// The lower triangle whose product with its transpose the matrix is.
Matrix triangle(const Matrix& matrix) {
    const size_t n = matrix.size();
    Matrix lower(n);
    for (size_t i = 0; i < n; ++i)
        for (size_t j = 0; j <= i; ++j) {
            double sum = matrix.at(i, j);
            for (size_t k = 0; k < j; ++k) sum -= lower.at(i, k) * lower.at(j, k);
            lower.at(i, j) = i == j ? std::sqrt(sum) : sum / lower.at(j, j);
        }
    return lower;
}

}  // namespace

Matrix inverse(const Matrix& matrix) {
    const size_t n = matrix.size();
    const Matrix lower = triangle(matrix);
    Matrix half(n);  // the inverse of the triangle
    for (size_t column = 0; column < n; ++column)
        for (size_t i = column; i < n; ++i) {
            double sum = i == column ? 1 : 0;
            for (size_t k = column; k < i; ++k) sum -= lower.at(i, k) * half.at(k, column);
            half.at(i, column) = sum / lower.at(i, i);
        }
    Matrix whole(n);
    for (size_t i = 0; i < n; ++i)
        for (size_t j = 0; j <= i; ++j) {
            double sum = 0;
            for (size_t k = i; k < n; ++k) sum += half.at(k, i) * half.at(k, j);
            whole.at(i, j) = whole.at(j, i) = sum;
        }
    return whole;
}

Matrix product(const Matrix& a, const Matrix& b) {
    const size_t n = a.size();
    Matrix result(n);
    for (size_t i = 0; i < n; ++i)
        for (size_t k = 0; k < n; ++k)
            for (size_t j = 0; j < n; ++j) result.at(i, j) += a.at(i, k) * b.at(k, j);
    return result;
}

std::vector<double> product(const Matrix& a, const std::vector<double>& b) {
    std::vector<double> result(b.size(), 0.0);
    for (size_t i = 0; i < b.size(); ++i)
        for (size_t j = 0; j < b.size(); ++j) result[i] += a.at(i, j) * b[j];
    return result;
}

}  // namespace fronteira::statistics
