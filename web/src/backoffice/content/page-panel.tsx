import { Area, Field } from '../ui/fields';
import { Panel } from '../ui/parts';
import { withMember } from './document';
import { problemOf } from './problems';
import { memberWords, type Document, type Page } from './words';

interface Props {
  page: Page;
  document: Document;
  isLocked: boolean;
  onChange: (document: Document) => void;
}

const most = { name: 200, title: 300, seoTitle: 300, imageUrl: 500, author: 200 } as const;

/** What the page is called, here and in search engines. */
export function PagePanel({ page, document, isLocked, onChange }: Props) {
  const isArticle = page.kind === 'blog' || page.kind === 'news';
  const set = (name: keyof Document, value: string) => {
    // These two are always there.
    const isKept = name === 'name' || name === 'title';
    onChange(isKept ? { ...document, [name]: value } : withMember(document, name, value));
  };
  const field = (name: keyof typeof most, hint?: string) => (
    <Field
      label={memberWords(name)}
      hint={hint}
      error={problemOf(page, document, name)}
      disabled={isLocked}
      autoComplete="off"
      maxLength={most[name]}
      value={document[name] ?? ''}
      onChange={({ target }) => set(name, target.value)}
    />
  );
  const area = (name: 'seoDescription' | 'summary', maxLength: number) => (
    <Area
      label={memberWords(name)}
      error={problemOf(page, document, name)}
      disabled={isLocked}
      maxLength={maxLength}
      value={document[name] ?? ''}
      onChange={({ target }) => set(name, target.value)}
    />
  );
  return (
    <Panel title="Page">
      {field('title', 'Shoppers read it at the top of the page')}
      {field('name', 'Among the shop’s people')}
      {field('seoTitle', 'Without it: the title')}
      {area('seoDescription', 500)}
      {area('summary', 1000)}
      {field('imageUrl')}
      {isArticle && field('author')}
    </Panel>
  );
}
