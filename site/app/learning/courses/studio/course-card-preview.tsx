import type { CourseCard as Card } from '@nibras/contract/learning/courses/shapes.ts';
import { wording } from '@nibras/contract/text/wording.ts';
import { useQuery } from '@tanstack/react-query';
import { priceProblem, usualDecimals } from '#selling/settings/studio/index.ts';
import { cardQuery } from '#studio-kit/details/queries.ts';
import { studioCategoriesQuery } from '#studio-kit/lists/queries.ts';
import type { EditedItem } from '#studio-kit/saving/use-studio-item.ts';
import { useCurrency } from '#ui/text/currency.ts';
import { CourseCard } from '../index.ts';

/** What the form does not contain, until it has loaded. */
const unknown = {
  enroll_count: 0,
  lecture_count: 0,
  user: '',
  userImage: null,
  rate: null,
  minutes: 0,
  created_at: '',
};

/** The course's card as lists will show it, with what is being typed. */
export function CourseCardPreview({ edited }: { edited: EditedItem<'course'> }) {
  const { field, id } = edited;
  const categories = useQuery(studioCategoriesQuery).data?.categories ?? [];
  const published = useQuery(cardQuery(id)).data;
  const price = field('price').value;
  const decimals = useCurrency()?.decimals ?? usualDecimals;
  const wrongPrice = price !== null && priceProblem(price, { decimals }) !== null;
  const category = categories.find((one) => one.id === field('category_id').value);
  const card: Card = {
    ...unknown,
    ...published,
    id,
    slug: '',
    name: field('name').value || wording`اسم الكورس`,
    description: field('description').value,
    image: field('image').value,
    level: field('level').value,
    salary: wrongPrice ? null : price,
    category: category ? { id: category.id, name: category.name, slug: category.slug } : null,
  };
  return (
    <aside aria-labelledby="card-preview" className="flex flex-col gap-3">
      <h2 id="card-preview" className="text-sm font-medium text-text-soft">
        كما يظهر في القائمة
      </h2>
      {/* A picture of the card: its link leads nowhere from here. */}
      <div inert className="max-w-80">
        <CourseCard course={card} headingLevel={3} />
      </div>
      {wrongPrice && <p className="text-sm text-text-faint">يظهر السعر حين تكتبه صحيحًا.</p>}
    </aside>
  );
}
