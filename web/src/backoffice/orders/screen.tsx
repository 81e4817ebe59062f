export function Screen() {
  return <h1>orders</h1>;
}
