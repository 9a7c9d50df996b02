package academy.embedded.plan;

import java.util.ArrayList;
import java.util.List;
import java.util.function.IntFunction;
import java.util.stream.IntStream;

import academy.embedded.key.Key;
import de.bwaldvogel.mongo.bson.Document;

/** What a query leaves of one access path. */
final class PathBounds {

    /** Beyond this many single stretches the last $in is left to the matcher. */
    private static final int MOST_RANGES = 1000;

    private final AccessPath path;
    private final List<Intervals> components;

    private PathBounds(AccessPath path, IntFunction<Intervals> boundsOf) {
        this.path = path;
        this.components = IntStream.range(0, path.paths().size()).mapToObj(boundsOf).toList();
    }

    static PathBounds of(AccessPath path, Document query) {
        return new PathBounds(path, component -> QueryBounds.of(query, path, component));
    }

    /** As if only texts matched an expression. */
    static PathBounds ofTexts(AccessPath path, Document query) {
        return new PathBounds(path, component -> QueryBounds.ofTexts(query, path, component));
    }

    List<Boolean> allowMissing() {
        return components.stream().map(ValueBounds::mayBeNull).toList();
    }

    /** The stretches to visit, in order, and how many components they bound. */
    record Stretches(List<Range> ranges, int bounded) {

        long entriesOf(AccessPath path) {
            return ranges.stream().mapToLong(range -> entriesIn(path, range)).sum();
        }

        private static long entriesIn(AccessPath path, Range range) {
            long above = range.end() == null ? path.entries() : path.entriesBelow(range.end());
            return Math.max(0, above - path.entriesBelow(range.low()));
        }
    }

    /** What the entries of the stretches are of. */
    Found found(Document query, Stretches stretches) {
        List<Condition> conditions = Condition.allOf(query).orElse(null);
        if (conditions == null || !Exactness.holds(path, stretches.bounded(), conditions)) {
            return Found.CANDIDATES;
        }
        // Values that are no texts are held against an expression as well; where there are none, the entries are of matches.
        boolean holdsOthers = conditions.stream().anyMatch(Condition::isPattern)
            && ofTexts(path, query).stretches().entriesOf(path) < stretches.entriesOf(path);
        if (holdsOthers) {
            return Found.CANDIDATES;
        }
        return isEachOnce(stretches.bounded()) ? Found.EACH_MATCH_ONCE : Found.MATCHES;
    }

    /** A document has one entry for each of its values, which are different. */
    private boolean isEachOnce(int bounded) {
        return IntStream.range(0, components.size())
            .allMatch(i -> !path.isMultikey(i) || i < bounded && components.get(i).isSinglePoint());
    }

    Stretches stretches() {
        List<Key> prefixes = List.of(Key.EMPTY);
        int bounded = 0;
        for (Intervals component : components) {
            Intervals stored = path.isAscending(bounded) ? component : component.inverted();
            if (component.isAll() || (long) prefixes.size() * stored.list().size() > MOST_RANGES) {
                break;
            } else if (!component.isPoints()) {
                return new Stretches(ranges(prefixes, stored), bounded + 1);
            }
            prefixes = extend(prefixes, stored);
            bounded++;
        }
        return new Stretches(ranges(prefixes, Intervals.ALL), bounded);
    }

    private static List<Key> extend(List<Key> prefixes, Intervals points) {
        List<Key> extended = new ArrayList<>();
        for (Key prefix : prefixes) {
            points.list().forEach(point -> extended.add(prefix.append(point.low())));
        }
        return extended;
    }

    private static List<Range> ranges(List<Key> prefixes, Intervals last) {
        List<Range> ranges = new ArrayList<>();
        for (Key prefix : prefixes) {
            for (Interval interval : last.list()) {
                ranges.add(new Range(prefix.append(interval.low()), prefix.append(interval.high()).afterPrefix()));
            }
        }
        return ranges;
    }

    /**
     * Whether the path, walked one way or the other, gives the order: null where it does not, else whether it must be
     * walked in reverse. Entries end with the document's id, in the direction of the last component.
     *
     * @param pinned how many leading components the stretches hold to one value each
     */
    Boolean reverseFor(SortOrder order, int pinned) {
        Boolean reverse = null;
        int at = 0;
        for (SortOrder.Field field : order.fields()) {
            if (isConstant(field)) {
                continue;
            }
            while (at < components.size() && !isComponent(at, field) && isSkippable(at, pinned)) {
                at++;
            }
            boolean isId = at == components.size() && field.path().path().equals("_id");
            if (!isId && !(at < components.size() && isComponent(at, field) && givesOrder(at))) {
                return null;
            }
            boolean wanted = field.ascending() != path.isAscending(Math.min(at, components.size() - 1));
            if (reverse != null && reverse != wanted) {
                return null;
            }
            reverse = wanted;
            if (isId) {
                return reverse;
            }
            at++;
        }
        return reverse != null && reverse;
    }

    private boolean isComponent(int at, SortOrder.Field field) {
        return path.paths().get(at).path().equals(field.path().path());
    }

    /** All matches have the same value there, so the field orders nothing. */
    private boolean isConstant(SortOrder.Field field) {
        for (int i = 0; i < components.size(); i++) {
            if (isComponent(i, field) && components.get(i).isSinglePoint() && !path.isMultikey(i)) {
                return true;
            }
        }
        return false;
    }

    private boolean isSkippable(int at, int pinned) {
        return components.get(at).isSinglePoint() && (at < pinned || !path.isMultikey(at));
    }

    /** A document with several values sorts by the least or greatest of all, which a bound could hide. */
    private boolean givesOrder(int at) {
        return !path.isMultikey(at) || components.get(at).isAll();
    }
}
