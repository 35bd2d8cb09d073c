import { Check, Printer } from 'lucide'
import { dateText, longDateText } from '../../domain/calendar/text.ts'
import type { LearningReport } from '../../domain/report/learningReport.ts'
import { headline, reportDays, tellingWeek } from '../../domain/report/reportHighlights.ts'
import { Button } from '../kit/Button.tsx'
import { Icon } from '../kit/Icon.tsx'
import { VisuallyHidden } from '../kit/VisuallyHidden.tsx'
import { Portrait } from '../viewer/Portrait.tsx'
import { reportWords as words } from './reportWords.ts'
import styles from './ReportHead.module.css'

interface ReportHeadProps {
  readonly report: LearningReport
  readonly level: 1 | 2
  readonly name: string
  readonly today: string
}

/** Renders what the report begins with: whom it is about, the week in a sentence, and its seven days. */
export const ReportHead = ({ report, level, name, today }: ReportHeadProps) => {
  const Title = `h${level}` as const
  const week = tellingWeek(report, today)
  return (
    <header className={styles['head']}>
      <Portrait viewer={{ userId: null, nickname: name, equippedUserItemList: report.look }} size={96} />
      <div className={styles['telling']}>
        <p className={styles['line']}>
          <span>{words.asOf(dateText(today, today))}</span>
          <Button tone="quiet" size="small" className={styles['print']} onClick={() => window.print()}>
            <Icon icon={Printer} size={18} />
            {words.print}
          </Button>
        </p>
        <Title id="report-title" tabIndex={-1} className={styles['title']}>
          {words.title(name)}
        </Title>
        <p className={styles['headline']}>{headline(report, name, today)}</p>
        {week !== null && (
          <ol className={styles['days']}>
            {reportDays(week, today).map((day) => (
              <li key={day.date} className={styles['day']} data-state={day.state} data-today={day.isToday || undefined}>
                <span aria-hidden="true">{day.name}</span>
                <span aria-hidden="true" className={styles['dot']}>
                  {day.state === 'active' && <Icon icon={Check} size={18} />}
                </span>
                <VisuallyHidden>{words.day[day.state](longDateText(day.date, today))}</VisuallyHidden>
              </li>
            ))}
          </ol>
        )}
      </div>
    </header>
  )
}
