import { useRef, type ReactNode, type Ref } from 'react';
import { apiPath } from '@/shared/api/path';
import { useApi } from '@/shared/api/query';
import { text } from '@/shared/i18n/text';
import { Link } from '@/shared/routing/routing';
import { Button } from '@/shared/ui/button';
import { Icon } from '@/shared/ui/icon';
import { Note } from '@/shared/ui/note';
import { picture } from '@/shared/ui/picture';
import { rand } from '@/shared/ui/price';
import { items } from '@/shared/ui/totals';
import { useFocusAfter } from '@/shared/ui/use-focus-after';
import type { DeliveryInfo, Shipment } from './api';
import { keyOf, unitsIn } from './rules';
import styles from './shipment-panel.module.css';

interface Props {
  shipment: Shipment;
  part: number;
  parts: number;
  chosen?: string;
  /** Not what was chosen, which cannot be had any more. */
  isOther?: boolean;
  onChoose: (code: string) => void;
  /** Where another store may be chosen. */
  onChangeStore?: () => void;
  aboutStore?: ReactNode;
  /** The part whose delivery is paid for already and takes this one along. */
  paidWith?: number;
}

const mostPictures = 4;

const titles = () => ({
  doorstep: text('checkout.doorstep'),
  pickup: text('checkout.pickup'),
  online_only: text('checkout.onlineOnly'),
});

const headings = () => ({
  doorstep: text('checkout.deliveredToDoor'),
  pickup: text('checkout.collectedAtStore'),
  online_only: text('checkout.onlineOnly'),
});

/** One part of the order and the ways to get it. */
export function ShipmentPanel({
  shipment,
  part,
  parts,
  chosen,
  isOther,
  onChoose,
  onChangeStore,
  aboutStore,
  paidWith,
}: Props) {
  const infos = shipment.deliveryInfos ?? [];
  const elsewhere = useRef<HTMLButtonElement>(null);
  const isElsewhere = infos.some(isOnlyElsewhere) && onChangeStore !== undefined;
  // Collecting was refused as it was chosen: the keyboard stays where it stood.
  useFocusAfter(isElsewhere, () => elsewhere.current?.focus({ preventScroll: true }));
  const heading = headings()[(chosen as DeliveryInfo['code']) ?? 'doorstep'];
  return (
    <section
      className="panel"
      aria-label={parts > 1 ? text('checkout.part', { part, count: parts }) : heading}
    >
      <div className={styles.head}>
        <div>
          {parts > 1 && <p className={styles.part}>{text('checkout.part', { part, count: parts })}</p>}
          <h2>{heading}</h2>
          <p className="small muted">
            {text('checkout.itemsFrom', {
              items: items(unitsIn(shipment)),
              name: shipment.displayName ?? shipment.posName,
            })}
          </p>
        </div>
        <div className={styles.pictures}>
          {(shipment.entries ?? []).slice(0, mostPictures).map(({ entryNumber, product, quantity }) => {
            const url = picture(product);
            return (
              <span key={entryNumber} className={styles.plate}>
                {url && <img src={url} alt="" width="64" height="64" />}
                {quantity > 1 && <b aria-hidden="true">{quantity}</b>}
              </span>
            );
          })}
        </div>
      </div>
      <div className={styles.body}>
        {isOther && (
          <Note kind="bad" live>
            {text('checkout.otherWay')}
          </Note>
        )}
        {chosen === 'pickup' && onChangeStore && (
          <CollectAt shipment={shipment} about={aboutStore} onChangeStore={onChangeStore} />
        )}
        <fieldset className={styles.options}>
          <legend className="sr">{text('checkout.how')}</legend>
          {infos.map((info) =>
            isOnlyElsewhere(info) && onChangeStore ? (
              <Elsewhere key={info.code} ref={elsewhere} info={info} onChangeStore={onChangeStore} />
            ) : (
              <Option
                key={info.code}
                info={info}
                name={keyOf(shipment)}
                checked={info.code === chosen}
                onChoose={onChoose}
                paidWith={info.code === 'pickup' ? undefined : paidWith}
              />
            ),
          )}
        </fieldset>
      </div>
    </section>
  );
}

/** The store that hands this part over, where it is, and a way to another one. */
function CollectAt({
  shipment,
  about,
  onChangeStore,
}: {
  shipment: Shipment;
  about: ReactNode;
  onChangeStore: () => void;
}) {
  const { data: store } = useApi(
    apiPath('/stores/{storeName}', { path: { storeName: shipment.posName }, query: { fields: 'FULL' } }),
  );
  return (
    <div className={styles.store}>
      <Icon name="store" />
      <div className={styles.words}>
        <b>{store?.displayName ?? shipment.displayName}</b>
        {store?.address?.formattedAddress && <p className="small muted">{store.address.formattedAddress}</p>}
        {about}
        <div className={styles.storeActs}>
          <Button kind="plain" size="small" onClick={onChangeStore}>
            {text('checkout.chooseStore')}
          </Button>
          <Link
            className="small"
            href={`/storelocator?store=${encodeURIComponent(shipment.posName)}`}
            target="_blank"
          >
            {text('stores.hoursAndServices')}
            <span className="sr"> ({text('common.newTab')})</span>
          </Link>
        </div>
      </div>
    </div>
  );
}

const isOnlyElsewhere = ({ code, storeAvailable }: DeliveryInfo) =>
  code === 'pickup' && storeAvailable === false;

interface ElsewhereProps {
  ref: Ref<HTMLButtonElement>;
  info: DeliveryInfo;
  onChangeStore: () => void;
}

/** The nearest store cannot hand all of it over; another one may, and this leads to those. */
const Elsewhere = ({ ref, info, onChangeStore }: ElsewhereProps) => (
  <button ref={ref} type="button" className={`${styles.option} ${styles.elsewhere}`} onClick={onChangeStore}>
    <Icon name="store" />
    <span className={styles.words}>
      <b>{info.name ?? titles()[info.code]}</b>
      {info.unavailableMsg && <span className="small muted">{info.unavailableMsg}</span>}
      <span className={`small ${styles.way}`}>{text('checkout.chooseOtherStore')}</span>
    </span>
    <Icon name="right" />
  </button>
);

interface OptionProps {
  info: DeliveryInfo;
  name: string;
  checked: boolean;
  onChoose: (code: string) => void;
  paidWith?: number;
}

function Option({ info, name, checked, onChoose, paidWith }: OptionProps) {
  const can = info.storeAvailable !== false;
  const where = [info.entrance, info.parkingType].filter(Boolean).join(', ');
  return (
    <label className={`${styles.option} ${checked ? styles.chosen : ''} ${can ? '' : styles.cannot}`}>
      <input
        type="radio"
        name={name}
        value={info.code}
        checked={checked}
        disabled={!can}
        onChange={() => onChoose(info.code)}
      />
      <span className={styles.words}>
        <b>{info.name ?? titles()[info.code]}</b>
        {can && info.estimatedTimeMsg && <span className="small muted">{info.estimatedTimeMsg}</span>}
        {can && where && <span className="small muted">{where}</span>}
        {!can && <span className="small">{info.unavailableMsg ?? text('checkout.notAvailable')}</span>}
      </span>
      {can && info.deliveryCost && (
        <b className={info.deliveryCost.value === 0 ? styles.free : undefined}>
          {info.deliveryCost.value === 0
            ? text('totals.free')
            : paidWith
              ? text('checkout.paidWith', { part: paidWith })
              : rand(info.deliveryCost.value)}
        </b>
      )}
    </label>
  );
}
