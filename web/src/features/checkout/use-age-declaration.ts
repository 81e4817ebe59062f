import { useRef, useState } from 'react';
import type { Checkout } from './api';
import { errorsOfAge, type Age, type AgeErrors } from './age-rules';

export type AgeDeclaration = ReturnType<typeof useAgeDeclaration>;

/** The buyer's age, which an order with liquor asks for once. */
export function useAgeDeclaration({ ageCheck }: Checkout) {
  const [age, setAge] = useState<Age>({ idNumber: '' });
  const [errors, setErrors] = useState<AgeErrors>({});
  const numberRef = useRef<HTMLInputElement>(null);
  const confirmedRef = useRef<HTMLInputElement>(null);
  const isAsked = ageCheck?.isRequired === true && !ageCheck.isConfirmed;
  return {
    isAsked,
    age,
    errors,
    numberRef,
    confirmedRef,
    change: (changed: Age) => {
      setAge(changed);
      setErrors({});
    },
    /** Shows what is wrong and goes to the first such field; true when nothing is. */
    check: () => {
      const wrong = isAsked ? errorsOfAge(age) : {};
      setErrors(wrong);
      if (wrong.number) numberRef.current?.focus();
      else if (wrong.confirmed) confirmedRef.current?.focus();
      return !wrong.number && !wrong.confirmed;
    },
  };
}
