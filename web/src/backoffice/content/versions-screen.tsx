import '../styles/content.css';
import { apiPath } from '@/shared/api/path';
import { Link, useQueryState } from '../address/address';
import { useApi } from '../api/query';
import { useHere, useMay } from '../frame/staff-context';
import { Icon } from '../ui/icon';
import { counted } from '../ui/money';
import { Badge } from '../ui/parts';
import { Empty, Loaded } from '../ui/states';
import { whenOf } from '../ui/times';
import { usePage } from './use-page';
import { VersionPanel } from './version-panel';
import { pagePath, stateWords, type Page } from './words';

const actWords = { added: 'Added', takenDown: 'Taken down' } as const;

/** How a page was published, each time; one of them beside what is published now. */
export function Screen({ params }: { params: Record<string, string> }) {
  const code = params.page ?? '';
  const { query, changed, reload } = usePage(code);
  return (
    <Loaded key={code} query={query}>
      {(page) => <Versions page={page} changed={changed} reload={reload} />}
    </Loaded>
  );
}

interface Props {
  page: Page;
  changed: (now: Page) => void;
  reload: () => Promise<void>;
}

function Versions({ page, changed, reload }: Props) {
  const { code, live } = page;
  const { shopName } = useHere();
  const mayWrite = useMay()('content');
  const [query, ask] = useQueryState();
  const list = useApi(
    apiPath('/backoffice/api/content/pages/{contentPageCode}/versions', { path: { contentPageCode: code } }),
  );
  const asked = Number(query.get('version'));
  const name = page.page.name || code;
  return (
    <>
      <title>{`Versions of ${name} | ${shopName} back office`}</title>
      <nav className="muted small" aria-label="Breadcrumb">
        <Link to="/content">Content</Link> / <Link to={pagePath(code)}>{name}</Link>
      </nav>
      <div className="hd">
        <div className="ti">
          <h1>Versions</h1>
          <span className="muted small">Kept for good. Restoring makes a draft.</span>
        </div>
        <div className="fl acts">
          <Link className="btn xs plain" to={pagePath(code)}>
            <Icon name="left" size="xs" /> Back to the editor
          </Link>
        </div>
      </div>
      <div className="version-columns">
        <section className="pn np slots" aria-label="History">
          <div className="ph">
            <h2>History</h2>
            <span className="muted small">Choose one to compare</span>
          </div>
          {page.publishAt && (
            <p className="slot-empty">
              <Badge kind="info">Planned</Badge> {whenOf(page.publishAt)}, by {page.plannedBy}
            </p>
          )}
          <Loaded query={list}>
            {({ versions }) =>
              versions.length === 0 ? (
                <Empty>Nobody and no import wrote it since versions are kept.</Empty>
              ) : (
                versions.map(({ number, at, by, why, act, changes }) => (
                  <button
                    key={number}
                    type="button"
                    className={`slot-row ${number === asked ? 'on' : ''}`}
                    aria-current={number === asked || undefined}
                    onClick={() => ask({ version: String(number) })}
                  >
                    <span>
                      <b>
                        {number} {why ?? (act ? actWords[act] : by ? counted(changes, 'change') : 'Import')}
                      </b>
                      <small>
                        {act && why ? `${actWords[act]}: ` : ''}
                        {by ?? 'by an import'}, {whenOf(at)}
                      </small>
                    </span>
                    {number === live && (
                      <Badge kind={stateWords(page.state).badge}>{stateWords(page.state).words}</Badge>
                    )}
                  </button>
                ))
              )
            }
          </Loaded>
        </section>
        {Number.isInteger(asked) && asked > 0 ? (
          <VersionPanel
            key={asked}
            {...{ page, mayWrite, changed }}
            number={asked}
            onReload={() => void reload()}
          />
        ) : (
          <div className="pn">
            <Empty>Choose a version to see how it differs from what is published.</Empty>
          </div>
        )}
      </div>
    </>
  );
}
