#pragma once

#include "platform/storage/storage.hpp"
#include "shop/stock_admin/stock_admin_store.hpp"

namespace spaza {

class SqlStockAdminStore final : public StockAdminStore {
public:
    explicit SqlStockAdminStore(storage::Session& session) : session_{session} {}
    std::vector<StockPlace> places() override;
    std::optional<std::vector<StockShelf>> shelves(const std::string& product) override;
    std::vector<StockLine> lines(const std::vector<std::string>& products, const std::string& store,
                                 TimePoint now) override;
    std::vector<std::string> dead(const std::string& store, TimePoint since, const std::string& after,
                                  int most) override;
    std::vector<HeldShelf> hold(const std::vector<std::string>& products, const std::string& store) override;
    std::vector<HeldShelf> see(const std::vector<std::string>& products, const std::string& store) override;
    void set(const std::string& product, const std::string& store, int on_hand) override;
    void add(const std::vector<StockMovement>& movements) override;
    std::optional<StockMovement> lock_movement(std::int64_t number) override;
    void set_undone(std::int64_t number, std::int64_t by) override;
    std::vector<StockMovement> movements(const MovementQuestion& question) override;
    Money corrected(const std::string& product, const std::string& store, const std::string& by,
                    TimePoint since) override;
    std::string counted(const std::vector<std::string>& products, const std::string& store,
                        TimePoint since) override;
    std::string next_batch(const char* beginning) override;

private:
    storage::Session& session_;
};

}  // namespace spaza
