// Products of the demo shop's offers (server/assets/demo/promotions.csv).
export const tv = '10448821';
export const soundbar = '10449001';
export const bracket = '10449002';
export const kettle = '10449100';
export const toaster = '10449101';
export const cable = '10449003';
export const speaker = '10449130';
export const miniLed = '10448830';
