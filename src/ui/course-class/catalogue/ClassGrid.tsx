import { opensChannelDomain } from '../../../domain/course-class/courseClassLink.ts'
import type { ListedClass } from '../../../domain/course-class/ListedClass.ts'
import { channelRoleOf } from '../../../domain/viewer/ChannelRole.ts'
import { guest } from '../../../domain/viewer/Viewer.ts'
import { useApplication } from '../../app/ApplicationContext.ts'
import { useSite } from '../../app/useSite.ts'
import { CardGrid } from '../../catalogue/CardGrid.tsx'
import { useViewer } from '../../viewer/useViewer.ts'
import { ListedClassCard } from './ListedClassCard.tsx'

export const ClassGrid = ({ items }: { readonly items: readonly ListedClass[] }) => {
  const { links } = useApplication().settings
  const { channel } = useSite()
  const opens = opensChannelDomain(channelRoleOf(channel, useViewer() ?? guest))
  return (
    <CardGrid
      items={items}
      keyOf={({ courseClassId }) => courseClassId}
      renderItem={(listed) => <ListedClassCard listed={listed} opensChannelDomain={opens} links={links} />}
    />
  )
}
