interface OwnShop {
  shop: { base: string };
  database: { url: string };
}

/** From now on pages and stock are those of this shop; what it returns goes back to the worker's. */
export function visitsShop({ shop, database }: OwnShop): () => void {
  const { SPAZA_E2E_BASE, SPAZA_E2E_DATABASE } = process.env;
  process.env.SPAZA_E2E_BASE = shop.base.replace('127.0.0.1', 'localhost');
  process.env.SPAZA_E2E_DATABASE = database.url;
  return () => {
    process.env.SPAZA_E2E_BASE = SPAZA_E2E_BASE;
    process.env.SPAZA_E2E_DATABASE = SPAZA_E2E_DATABASE;
  };
}
