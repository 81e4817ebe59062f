import { apiPath } from '@/shared/api/path';
import { useApi } from '../api/query';
import { Choice } from '../ui/fields';

interface Props {
  value: string;
  error?: string;
  onChange: (code: string) => void;
}

/** Which promotion a code opens: published ones that ask for a code. */
export function PromotionChoice({ value, error, onChange }: Props) {
  const { data } = useApi(apiPath('/backoffice/api/promotions', { query: { pageSize: 100, sort: 'title' } }));
  const open = (data?.promotions ?? []).filter(
    ({ state, terms }) => state !== 'draft' && state !== 'ended' && terms.needsCoupon,
  );
  return (
    <Choice
      label="Opens"
      hint="A published promotion that asks for a code."
      value={value}
      error={error}
      onChange={({ target }) => onChange(target.value)}
    >
      <option value="">Choose</option>
      {value && !open.some(({ code }) => code === value) && <option value={value}>{value}</option>}
      {open.map(({ code, terms }) => (
        <option key={code} value={code}>
          {terms.title}
        </option>
      ))}
    </Choice>
  );
}
