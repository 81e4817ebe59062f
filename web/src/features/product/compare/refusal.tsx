import { useEffect } from 'react';
import { text } from '@/shared/i18n/text';
import { Link } from '@/shared/routing/routing';
import { useKept } from '@/shared/state/kept';
import { useStore } from '@/shared/state/store';
import { TextButton } from '@/shared/ui/button';
import { Note } from '@/shared/ui/note';
import { compared, most, none, pathOf, refused } from './compared';

const forget = () => refused.set(undefined);

/** Why the last tick was refused, and the way on; read out by the live region it stands in. */
export default function Refusal() {
  const one = useStore(refused, undefined);
  const all = useKept(compared, none);
  useEffect(() => forget, []);
  if (!one || all.length === 0) return null;
  const there = all[0]?.department;
  if (there?.code === one.department?.code)
    return all.length < most ? null : (
      <Note>
        {text('compare.most')}{' '}
        <Link href={pathOf(all.map(({ code }) => code))}>{text('compare.takeOneOut')}</Link>
      </Note>
    );
  return (
    <Note>
      {text('compare.otherDepartment', { department: there?.name ?? text('compare.others') })}{' '}
      <TextButton onClick={() => compared.set([one])}>
        {text('compare.startAgain', { department: one.department?.name ?? one.name })}
      </TextButton>
    </Note>
  );
}
