/** So begins the number of a sign-in that ends with the browser, which a cookie of the browser's repeats; others are hex. */
export const ofVisit = 'visit-';

/** That the browser was closed since who signed in for a visit did so; the server's cookie went with it. */
export const isOfPastVisit = (signIn = ''): boolean =>
  signIn.startsWith(ofVisit) && !document.cookie.includes(signIn);
