export function Screen() {
  return <h1>order-screen</h1>;
}
