import { useQueryClient } from '@tanstack/react-query';
import { useRef, useState } from 'react';
import { apiPath } from '@/shared/api/path';
import { ApiError } from '@/shared/api/errors';
import type { Schema } from '@/shared/api/types';
import { Link, go } from '../address/address';
import { api } from '../api/client';
import { keyOf, useApi } from '../api/query';
import { useMay } from '../frame/staff-context';
import { Button } from '../ui/button';
import { grouped, money } from '../ui/money';
import { Badge, Panel } from '../ui/parts';
import { Empty, Loaded, Problem } from '../ui/states';
import { shortDay, whenOf } from '../ui/times';

type Head = Schema<'StaffSettlementHead'>;
type Difference = Schema<'StaffSettlementRow'>;

const listPath = apiPath('/backoffice/api/settlements');
const placeOf = (number: string) => `/reports?report=settlements&file=${encodeURIComponent(number)}`;

const outcomes: Record<Difference['outcome'], string> = {
  matched: 'Agrees',
  otherAmount: 'Another amount',
  unknown: 'Not known to the shop',
  twice: 'Twice',
  notPaid: 'Not paid, as the shop has it',
  missing: 'Not in the file',
};

/** Files of gateways, and one of them held against the payments. */
export const Settlements = ({ number }: { number: string | undefined }) =>
  number === undefined ? <List /> : <One number={number} />;

function List() {
  const may = useMay();
  const list = useApi(listPath);
  return (
    <div className="stack t16">
      {may('pay') && <ReadIn />}
      <Loaded query={list}>
        {({ settlements }) =>
          settlements.length === 0 ? (
            <div className="pn">
              <Empty>No file of a gateway was read in yet.</Empty>
            </div>
          ) : (
            <div className="pn np tw">
              <table className="t d nw">
                <caption className="sr">Files of gateways</caption>
                <thead>
                  <tr>
                    <th scope="col">File</th>
                    <th scope="col">Gateway</th>
                    <th scope="col">Days</th>
                    <th scope="col" className="num">
                      Rows
                    </th>
                    <th scope="col" className="num">
                      Paid in
                    </th>
                    <th scope="col" className="num">
                      Fees
                    </th>
                    <th scope="col">Read in</th>
                  </tr>
                </thead>
                <tbody>
                  {settlements.map((head) => (
                    <tr key={head.number}>
                      <th scope="row">
                        <Link to={placeOf(head.number)}>{head.name}</Link>
                      </th>
                      <td>{head.gateway}</td>
                      <td>{daysWords(head)}</td>
                      <td className="num r">{grouped(head.rows)}</td>
                      <td className="num r">{money(head.gross)}</td>
                      <td className="num r">{money(head.fees)}</td>
                      <td>
                        {whenOf(head.at)} <span className="muted">{head.by}</span>
                      </td>
                    </tr>
                  ))}
                </tbody>
              </table>
            </div>
          )
        }
      </Loaded>
    </div>
  );
}

const daysWords = ({ from, to }: Head) =>
  from && to
    ? from === to
      ? shortDay(`${from}T10:00:00Z`)
      : `${shortDay(`${from}T10:00:00Z`)} to ${shortDay(`${to}T10:00:00Z`)}`
    : 'no dates';

function ReadIn() {
  const cache = useQueryClient();
  const file = useRef<HTMLInputElement>(null);
  const [gateway, setGateway] = useState('payfast');
  const [isBusy, setBusy] = useState(false);
  const [problem, setProblem] = useState<ApiError>();
  const read = async (chosen: File) => {
    setBusy(true);
    setProblem(undefined);
    try {
      const found = await api.settlement(gateway.trim(), chosen);
      void cache.invalidateQueries({ queryKey: keyOf(listPath) });
      go(placeOf(found.head.number));
    } catch (failure) {
      if (failure instanceof ApiError) setProblem(failure);
      else throw failure;
    } finally {
      setBusy(false);
      if (file.current) file.current.value = '';
    }
  };
  return (
    <Panel title="Read a file in">
      <p className="muted">
        A CSV file as the gateway gives it out: merchant reference, gross, and where there are any date, type
        and fee. Each row is held against the shop&apos;s payments and refunds.
      </p>
      <div className="fl">
        <label>
          Gateway{' '}
          <input
            className="input"
            value={gateway}
            maxLength={40}
            onChange={({ target }) => setGateway(target.value)}
          />
        </label>
        <input
          ref={file}
          type="file"
          accept=".csv,text/csv"
          className="sr"
          tabIndex={-1}
          aria-label="CSV file"
          onChange={({ target }) => target.files?.[0] && void read(target.files[0])}
        />
        <Button onClick={() => file.current?.click()} disabled={isBusy || gateway.trim() === ''}>
          {isBusy ? 'Reading' : 'Choose the file'}
        </Button>
      </div>
      <Problem problem={problem} />
    </Panel>
  );
}

function One({ number }: { number: string }) {
  const may = useMay();
  const found = useApi(
    apiPath('/backoffice/api/settlements/{settlementNumber}', { path: { settlementNumber: number } }),
  );
  return (
    <div className="stack t16">
      <p>
        <Link to="/reports?report=settlements">All files</Link>
      </p>
      <Loaded query={found}>
        {({ head, matched, differences, isCut }) => (
          <>
            <div className="g5 stats">
              <Stat name="Rows that agree" value={grouped(matched)} beside={`of ${grouped(head.rows)}`} />
              <Stat
                name="Differences"
                value={`${grouped(differences.length)}${isCut ? ' and more' : ''}`}
                beside={daysWords(head)}
              />
              <Stat name="Paid in" value={money(head.gross)} beside={head.gateway} />
              <Stat name="Fees" value={money(head.fees)} beside={head.name} />
            </div>
            {differences.length === 0 ? (
              <div className="pn">
                <Empty>Every row agrees with the shop&apos;s payments.</Empty>
              </div>
            ) : (
              <Differences rows={differences} mayOrders={may('orders')} />
            )}
          </>
        )}
      </Loaded>
    </div>
  );
}

const Stat = ({ name, value, beside }: { name: string; value: string; beside: string }) => (
  <div className="stat">
    <span className="k">{name}</span>
    <span className="v">{value}</span>
    <span className="d">{beside}</span>
  </div>
);

/** A reference leads to its order for who may open orders. */
export const Differences = ({ rows, mayOrders }: { rows: readonly Difference[]; mayOrders: boolean }) => (
  <div className="pn np tw">
    <table className="t d nw">
      <caption className="sr">Differences</caption>
      <thead>
        <tr>
          <th scope="col">Reference</th>
          <th scope="col">What differs</th>
          <th scope="col" className="num">
            Row
          </th>
          <th scope="col" className="num">
            The file says
          </th>
          <th scope="col" className="num">
            The shop says
          </th>
        </tr>
      </thead>
      <tbody>
        {rows.map(({ row, reference, kind, outcome, order, theirs, ours, inFile }, n) => (
          <tr key={n}>
            <th scope="row">
              {order && mayOrders ? (
                <Link to={`/orders/${encodeURIComponent(order)}`}>{reference}</Link>
              ) : (
                reference || 'none'
              )}
            </th>
            <td>
              <Badge kind={outcome === 'missing' ? 'warn' : 'bad'}>{outcomes[outcome]}</Badge>
              {kind === 'refund' && <span className="muted"> a refund</span>}
              {outcome === 'twice' && (
                <span className="muted">
                  {' '}
                  {inFile ? <Link to={placeOf(inFile)}>in file {inFile} too</Link> : 'in this file'}
                </span>
              )}
            </td>
            <td className="num r">{row === 0 ? '' : row}</td>
            <td className="num r">{theirs ? money(theirs) : ''}</td>
            <td className="num r">{ours ? money(ours) : ''}</td>
          </tr>
        ))}
      </tbody>
    </table>
  </div>
);
