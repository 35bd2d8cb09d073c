import { type FormEvent, type ReactNode, useId, useState } from 'react'
import { seoulDate } from '../../domain/calendar/seoul.ts'
import { paths } from '../../domain/paths.ts'
import { emptySignup, needsGuardian, type SignupField, type SignupForm, signupProblems } from '../../domain/signup.ts'
import { useApplication } from '../kit/application.ts'
import { Button } from '../kit/Button.tsx'
import { SiteLink } from '../kit/links.tsx'
import { useForm } from '../kit/useForm.ts'
import { useStoredText } from '../kit/useStoredText.ts'
import { PageHead } from '../site/PageHead.tsx'
import { PageTitle } from '../site/PageTitle.tsx'
import styles from './Entrance.module.css'
import { entranceWords } from './entranceWords.ts'
import { useDemoEntrance } from './useDemoEntrance.ts'

const words = entranceWords.signUp

/** Renders the demo's sign-up: a short form that turns the visitor into a new member. The typed text lasts as long as the tab. */
export const SignUpPage = () => {
  const { clock } = useApplication()
  const { enter } = useDemoEntrance()
  const [consents, setConsents] = useState<SignupForm>(emptySignup)
  const email = useStoredText({ place: 'signUpEmail', owner: null })
  const birthYear = useStoredText({ place: 'signUpYear', owner: null })
  const form = { ...consents, email: email.text, birthYear: birthYear.text }
  const thisYear = Number(seoulDate(clock.now()).slice(0, 4))
  const { gaps, errorOf, placeRef, check } = useForm({
    findGaps: () => [...signupProblems(form, thisYear)],
    nameOf: ([field]) => field,
    textOf: ([, problem]) => entranceWords.problems[problem],
  })

  const submit = (event: FormEvent) => {
    event.preventDefault()
    if (!check()) return
    email.taken(email.text)
    birthYear.taken(birthYear.text)
    enter('newcomer')
  }
  const change = <Field extends SignupField>(field: Field, value: SignupForm[Field]) => setConsents({ ...consents, [field]: value })
  return (
    <main id="main" className={styles['page']}>
      <PageTitle title={words.title} />
      <PageHead creature="TURTLE" title={words.title} note={words.text} />
      <form ref={placeRef} noValidate className={styles['form']} onSubmit={submit}>
        <TextField
          label={words.email}
          hint={words.emailHint}
          problem={errorOf('email')}
          type="email"
          autoComplete="off"
          value={form.email}
          onText={email.change}
        />
        <TextField
          label={words.birthYear}
          hint={words.birthYearHint}
          problem={errorOf('birthYear')}
          inputMode="numeric"
          maxLength={4}
          autoComplete="off"
          value={form.birthYear}
          onText={birthYear.change}
        />
        {needsGuardian(form.birthYear, thisYear) && (
          <CheckField
            label={words.guardian}
            hint={words.guardianHint}
            problem={errorOf('hasGuardianConsent')}
            isChecked={form.hasGuardianConsent}
            onCheck={(isChecked) => change('hasGuardianConsent', isChecked)}
          />
        )}
        <CheckField
          label={words.terms}
          hint={
            <>
              {words.termsHint} <SiteLink href={paths.terms}>{words.termsLink}</SiteLink>{' '}
              <SiteLink href={paths.privacy}>{words.privacyLink}</SiteLink>
            </>
          }
          problem={errorOf('agreesToTerms')}
          isChecked={form.agreesToTerms}
          onCheck={(isChecked) => change('agreesToTerms', isChecked)}
        />
        <p role="alert" className={styles['problem']}>
          {gaps.length > 0 && words.failed(gaps.length)}
        </p>
        <Button type="submit" wide>
          {words.submit}
        </Button>
        <p className={styles['note']}>{words.note}</p>
      </form>
      <p className={styles['other']}>
        {words.signIn} <SiteLink href={paths.login}>{words.signInLink}</SiteLink>
      </p>
    </main>
  )
}

interface FieldProps {
  readonly label: string
  readonly hint: ReactNode
  readonly problem: string | undefined
}

interface TextFieldProps extends FieldProps {
  readonly type?: 'text' | 'email'
  readonly inputMode?: 'numeric'
  readonly maxLength?: number
  readonly autoComplete: string
  readonly value: string
  onText(text: string): void
}

const TextField = ({ label, hint, problem, type = 'text', onText, ...input }: TextFieldProps) => {
  const id = useId()
  return (
    <div className={styles['field']}>
      <label htmlFor={id}>{label}</label>
      <input
        id={id}
        type={type}
        aria-required="true"
        aria-invalid={problem !== undefined}
        aria-describedby={`${id}-hint`}
        className={styles['input']}
        {...input}
        onChange={({ target }) => onText(target.value)}
      />
      <FieldHint id={`${id}-hint`} {...{ hint, problem }} />
    </div>
  )
}

interface CheckFieldProps extends FieldProps {
  readonly isChecked: boolean
  onCheck(isChecked: boolean): void
}

const CheckField = ({ label, hint, problem, isChecked, onCheck }: CheckFieldProps) => {
  const id = useId()
  return (
    <div className={styles['field']}>
      <label className={styles['check']}>
        <input
          type="checkbox"
          aria-required="true"
          aria-invalid={problem !== undefined}
          aria-describedby={`${id}-hint`}
          checked={isChecked}
          onChange={({ target }) => onCheck(target.checked)}
        />
        {label}
      </label>
      <FieldHint id={`${id}-hint`} {...{ hint, problem }} />
    </div>
  )
}

/** Describes a field. The error stands above the hint, which stays visible. */
const FieldHint = ({ id, hint, problem }: Omit<FieldProps, 'label'> & { readonly id: string }) => (
  <div id={id} className={styles['hint']}>
    {problem && <p className={styles['problem']}>{problem}</p>}
    <p>{hint}</p>
  </div>
)
