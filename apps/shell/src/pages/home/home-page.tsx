export default function HomePage() {
  return <h1>Puente</h1>;
}
