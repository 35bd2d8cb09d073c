import { type FormEvent, useId, useState } from 'react'
import { formatNumber } from '../../domain/format.ts'
import { paths } from '../../domain/paths.ts'
import { type PaymentMethod, paymentMethods, type PurchaseState, type Quote } from '../../domain/purchase.ts'
import { ActionButton } from '../kit/ActionButton.tsx'
import { SiteLink } from '../kit/links.tsx'
import { Panel } from '../kit/Panel.tsx'
import { Skeleton } from '../kit/Skeleton.tsx'
import { ForGuests } from '../viewer/ForGuests.tsx'
import { LoginLink } from '../viewer/LoginLink.tsx'
import styles from './PurchasePage.module.css'
import { purchaseWords as words } from './purchaseWords.ts'

interface PaymentFormProps {
  readonly quote: Quote
  /** Null while the viewer is unknown. */
  readonly state: PurchaseState | null
  readonly isPaying: boolean
  /** Called with null if nothing has to be paid. */
  onPay(method: PaymentMethod | null): void
}

/** Renders the sum, the payment method, and the pay button. */
export const PaymentForm = ({ quote, state, isPaying, onPay }: PaymentFormProps) => {
  const [method, setMethod] = useState<PaymentMethod>('CARD')
  const id = useId()
  const isFree = quote.amount === 0
  const submit = (event: FormEvent) => {
    event.preventDefault()
    onPay(isFree ? null : method)
  }
  return (
    <Panel aria-labelledby={id} className={styles['payment']}>
      <h2 id={id}>{words.amounts.title}</h2>
      <Amounts quote={quote} />
      {state === null && <Skeleton height={48} radius="control" />}
      {state === 'unavailable' && <p className={styles['unavailable']}>{words.unavailable}</p>}
      {state === 'signInFirst' && (
        <>
          <ForGuests>
            <LoginLink words={words.signIn} wide />
            <p className={styles['note']}>{words.signInNote}</p>
          </ForGuests>
        </>
      )}
      {state === 'ready' && (
        <form className={styles['form']} onSubmit={submit}>
          {!isFree && <Methods chosen={method} onChoose={setMethod} />}
          <ActionButton type="submit" wide isRunning={isPaying}>
            {isPaying ? words.paying : isFree ? words.payNothing : words.pay(formatNumber(quote.amount))}
          </ActionButton>
          <p className={styles['note']}>
            {words.agreement}{' '}
            <SiteLink href={paths.terms} className={styles['link']}>
              {words.terms}
            </SiteLink>
          </p>
        </form>
      )}
      <p className={styles['demo']}>{words.demo}</p>
    </Panel>
  )
}

const Amounts = ({ quote: { price, discounts, amount } }: Pick<PaymentFormProps, 'quote'>) => (
  <dl className={styles['amounts']}>
    <div>
      <dt>{words.amounts.price}</dt>
      <dd>{words.amounts.won(formatNumber(price))}</dd>
    </div>
    {discounts.map(({ name, amount: off }) => (
      <div key={name} className={styles['discount']}>
        <dt>{name}</dt>
        <dd>{words.amounts.off(formatNumber(off))}</dd>
      </div>
    ))}
    <div className={styles['total']}>
      <dt>{words.amounts.total}</dt>
      <dd>{words.amounts.won(formatNumber(amount))}</dd>
    </div>
  </dl>
)

interface MethodsProps {
  readonly chosen: PaymentMethod
  onChoose(method: PaymentMethod): void
}

const Methods = ({ chosen, onChoose }: MethodsProps) => {
  const name = useId()
  return (
    <fieldset className={styles['methods']}>
      <legend>{words.methods.title}</legend>
      {paymentMethods.map((method) => (
        <label key={method} className={styles['method']}>
          <input type="radio" name={name} checked={method === chosen} onChange={() => onChoose(method)} />
          {words.methods.names[method]}
        </label>
      ))}
    </fieldset>
  )
}
