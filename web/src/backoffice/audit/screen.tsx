export function Screen() {
  return <h1>audit</h1>;
}
