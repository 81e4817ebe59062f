import { useRef, useState } from 'react';
import { codeLength } from '@/shared/ui/code';
import { codeProblemOf, problemOfEntry, type CodeProblem } from './code-problem';

/** What is typed of a code, and what became of it. The sixth digit sends it; nothing typed is lost when that fails. */
export function useCodeCheck(check: (code: string) => Promise<void>) {
  const field = useRef<HTMLInputElement>(null);
  const isUnderWay = useRef(false);
  const [code, setCode] = useState('');
  const [isBusy, setBusy] = useState(false);
  const [problem, setProblem] = useState<CodeProblem>();

  const verify = async (entered: string) => {
    if (isUnderWay.current) return;
    const early = problemOfEntry(entered);
    setProblem(early);
    field.current?.focus();
    if (early) return;
    isUnderWay.current = true;
    setBusy(true);
    try {
      await check(entered);
    } catch (failure) {
      setProblem(codeProblemOf(failure));
    } finally {
      isUnderWay.current = false;
      setBusy(false);
    }
  };

  const change = (next: string) => {
    if (isUnderWay.current) return;
    setCode(next);
    if (next === code) return;
    setProblem(undefined);
    if (next.length === codeLength) void verify(next);
  };

  /** A newer one is on its way. */
  const clear = () => {
    setCode('');
    setProblem(undefined);
    field.current?.focus();
  };

  return { field, code, isBusy, problem, change, clear, verify: () => verify(code) };
}
