/** Where something of an order is returned: items, then how, then a last look. */
export const itemsAt = (orderCode: string) => `/order/return/${encodeURIComponent(orderCode)}`;
export const modeAt = (orderCode: string) => `${itemsAt(orderCode)}/mode`;
export const reviewAt = (orderCode: string) => `${itemsAt(orderCode)}/review`;
