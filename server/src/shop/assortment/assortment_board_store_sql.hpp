#pragma once

#include "platform/storage/storage.hpp"
#include "shop/assortment/assortment_board.hpp"

namespace spaza {

class SqlBoardSource final : public BoardSource {
public:
    explicit SqlBoardSource(storage::Database& database) : database_{database} {}
    std::vector<BoardProduct> products() override;
    std::vector<BoardProduct> products(const std::vector<std::string>& codes) override;
    std::vector<BoardCategory> categories() override;
    std::vector<std::string> stores() override;

private:
    storage::Database& database_;
};

}  // namespace spaza
