export function Screen() {
  return <h1>staff</h1>;
}
