export function Screen() {
  return <h1>today</h1>;
}
