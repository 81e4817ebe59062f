export function Screen() {
  return <h1>slips-screen</h1>;
}
