package academy.embedded.plan;

import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;

import academy.embedded.key.Key;

/** Which keys of one field a query may concern: intervals in order that do not overlap. Immutable. */
final class Intervals {

    static final Intervals ALL = new Intervals(List.of(Interval.prefix(Key.EMPTY)));
    static final Intervals NONE = new Intervals(List.of());

    private final List<Interval> list;

    private Intervals(List<Interval> list) {
        this.list = list;
    }

    static Intervals of(Interval... intervals) {
        return ordered(List.of(intervals));
    }

    static Intervals ordered(List<Interval> intervals) {
        List<Interval> sorted = new ArrayList<>(intervals);
        sorted.removeIf(Interval::isEmpty);
        sorted.sort(Comparator.comparing(Interval::low));
        List<Interval> merged = new ArrayList<>();
        for (Interval next : sorted) {
            int last = merged.size() - 1;
            if (last >= 0 && touches(merged.get(last), next)) {
                merged.set(last, merge(merged.get(last), next));
            } else {
                merged.add(next);
            }
        }
        return new Intervals(List.copyOf(merged));
    }

    private static boolean touches(Interval left, Interval right) {
        return left.equals(right) || left.end() == null || right.low().compareTo(left.end()) < 0;
    }

    private static Interval merge(Interval left, Interval right) {
        if (left.equals(right)) {
            return left;
        }
        Key high = Interval.compareEnds(left.end(), right.end()) >= 0 ? left.high() : right.high();
        return Interval.between(left.low(), high);
    }

    List<Interval> list() {
        return list;
    }

    boolean isAll() {
        return this == ALL;
    }

    /** Whether it names single values only, of which there may be none. */
    boolean isPoints() {
        return list.stream().allMatch(Interval::point);
    }

    boolean isSinglePoint() {
        return list.size() == 1 && list.get(0).point();
    }

    Intervals meet(Intervals other) {
        if (isAll()) {
            return other;
        } else if (other.isAll()) {
            return this;
        }
        List<Interval> met = new ArrayList<>();
        for (Interval mine : list) {
            for (Interval theirs : other.list) {
                Interval both = mine.meet(theirs);
                if (!both.isEmpty()) {
                    met.add(both);
                }
            }
        }
        return ordered(met);
    }

    Intervals join(Intervals other) {
        if (isAll() || other.isAll()) {
            return ALL;
        }
        List<Interval> joined = new ArrayList<>(list);
        joined.addAll(other.list);
        return ordered(joined);
    }

    boolean contains(Key key) {
        return list.stream().anyMatch(interval -> key.compareTo(interval.low()) >= 0
            && (interval.end() == null || key.compareTo(interval.end()) < 0));
    }

    /** The same values in an index that holds them in descending order. */
    Intervals inverted() {
        return ordered(list.stream().map(Interval::inverted).toList());
    }
}
