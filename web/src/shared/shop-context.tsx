import { createContext, useContext } from 'react';
import { theShop, type Shop } from './session/shop';

export const ShopContext = createContext<Shop>(theShop());

/** Channel and zone the page was drawn for. */
export const useShop = () => useContext(ShopContext);
