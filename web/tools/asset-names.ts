/** Names of pictures and fonts: the same in what browsers fetch and in what the server draws. */
export const assetNames = 'assets/[name]-[hash:6][extname]';
