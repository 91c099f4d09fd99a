// The chances of a shot as a table, on the server and in the browser (React 19).
import { Suspense, use } from "react";
import { init, chronopia } from "regelwerk";
import { procedure } from "regelwerk/catalog";

const loaded = init(); // one promise for all components
const names = new Map(procedure("chronopia.shot").outcomes.map(({ id, label }) => [id, label]));

export function ShotOdds(props) {
  return (
    <Suspense fallback={<p>…</p>}>
      <Table {...props} />
    </Suspense>
  );
}

function Table({ shot, language = "en" }) {
  use(loaded);
  const { ok, value, error } = chronopia.shot.tryOdds(shot);
  if (!ok) return <p role="alert">{error.messages[language]}</p>;
  return (
    <table>
      <caption>{value.explanation[language]}</caption>
      <tbody>
        {value.outcomes.map(({ id, probability, fraction }) => (
          <tr key={id}>
            <th scope="row">{names.get(id)[language]}</th>
            <td>{`${(100 * probability).toFixed(1)}%`}</td>
            <td>{fraction}</td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}
