/** Why a ghost does not fit, in words. */
import type { Reason } from '../hand/reasons';
import { t } from '../texts/texts.svelte';

export function reasonText(reason: Reason): string {
  if (reason.name === 'taken') return t('web-why-taken', { spaces: reason.spaces, count: reason.guilty.length });
  return t(`web-why-${reason.name}`);
}
