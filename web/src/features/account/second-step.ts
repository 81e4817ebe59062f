import type { Schema } from '@/shared/api/types';
import { keep, useKept } from '@/shared/state/kept';

export type StepWay = Schema<'MfaWay'>;
export type WayOffered = Schema<'MfaWayOffered'>;

/** A sign-in that waits for its second step, as this tab remembers it: a reload goes on with it. */
export interface SecondStep {
  tokenId: string;
  /** Who signs in, as they typed it. */
  loginId: string;
  ways: WayOffered[];
  /** Whose code is asked for. */
  way: StepWay;
  /** None of the ways may go first: the code before came the same way. */
  needsPassword: boolean;
  /** A code is on its way there, masked. */
  isSent: boolean;
  sentTo: string;
  /** By the device's clock, in milliseconds: when another may be asked for. */
  againAt: number;
}

export const secondStep = keep<SecondStep | undefined>('spaza.secondStep', undefined, 'tab');

export const useSecondStep = () => useKept(secondStep, undefined);

/** What the first step was answered. */
export function secondStepOf(answer: Schema<'Session'>, loginId: string, now = Date.now()): SecondStep {
  const { tokenId = '', mfaWay, mfaWays = [], sentTo = '', resendAfter = 0, successMsg } = answer;
  return {
    tokenId,
    loginId,
    ways: mfaWays,
    way: mfaWay ?? 'recovery',
    needsPassword: mfaWay === undefined,
    isSent: !!successMsg,
    sentTo,
    againAt: now + resendAfter * 1000,
  };
}

/** The ways one may go over to. */
export const otherWays = (ways: readonly WayOffered[], way: StepWay) =>
  ways.filter((each) => each.way !== way);

export const isMessage = (way: StepWay) => way === 'email' || way === 'sms';
