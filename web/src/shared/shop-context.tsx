import { createContext, useContext } from 'react';
import type { Shop } from './session/shop';

export const ShopContext = createContext<Shop>({ channel: 'web', zone: 'G205' });

/** Channel and zone the page was drawn for. */
export const useShop = () => useContext(ShopContext);
