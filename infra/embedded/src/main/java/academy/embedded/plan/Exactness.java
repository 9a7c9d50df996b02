package academy.embedded.plan;

import java.time.Instant;
import java.util.Collection;
import java.util.List;
import java.util.Map;

import academy.embedded.key.FieldPath;
import de.bwaldvogel.mongo.bson.Document;
import de.bwaldvogel.mongo.bson.ObjectId;

/**
 * Whether a path's stretches hold entries of matches and no others, so that no document need be looked at. A no may be
 * wrong, a yes never is: values that the matcher compares in ways of its own (large numbers, documents, arrays) are a no.
 */
final class Exactness {

    /** Far from both ends of what a date can hold: one millisecond more or less is another date. */
    private static final long LATEST_MS = 1L << 53;

    private Exactness() {
    }

    /** @param bounded how many leading components the stretches bound */
    static boolean holds(AccessPath path, int bounded, List<Condition> conditions) {
        return conditions.stream().allMatch(condition -> {
            int at = componentOf(path, condition);
            return at >= 0 && at < bounded && (path.isMultikey(at)
                ? !path.isNested(at) && isAlone(condition, conditions) && isExactOfAny(condition.predicate())
                : isExact(condition.predicate(), !condition.path().contains(".")));
        });
    }

    private static int componentOf(AccessPath path, Condition condition) {
        return path.paths().stream().map(FieldPath::path).toList().indexOf(condition.path());
    }

    /** Of two conditions on several values only one bounds the stretches. */
    private static boolean isAlone(Condition condition, List<Condition> all) {
        return all.stream().filter(other -> other.path().equals(condition.path())).count() == 1;
    }

    /** One comparison, as two may be met by two of the values; null is also met by what is no value. */
    private static boolean isExactOfAny(Object predicate) {
        boolean single = !(predicate instanceof Document operators) || operators.size() == 1;
        return single && isExact(predicate, false);
    }

    private static boolean isExact(Object predicate, boolean mayBeNull) {
        if (Patterns.isPattern(predicate)) {
            return Patterns.isBeginning(predicate);
        } else if (predicate instanceof Document operators) {
            return !operators.isEmpty()
                && operators.entrySet().stream().allMatch(operator -> isExact(operator, mayBeNull));
        }
        return isValue(predicate, mayBeNull);
    }

    private static boolean isExact(Map.Entry<String, Object> operator, boolean mayBeNull) {
        Object value = operator.getValue();
        return switch (operator.getKey()) {
            case "$eq" -> isValue(value, mayBeNull);
            case "$in" -> value instanceof Collection<?> list && list.stream().allMatch(one -> isValue(one, mayBeNull));
            case "$gt", "$gte", "$lt", "$lte" -> value instanceof Instant date && isExactDate(date);
            default -> false;
        };
    }

    private static boolean isValue(Object value, boolean mayBeNull) {
        return value == null ? mayBeNull : value instanceof String || value instanceof Boolean || value instanceof Integer
            || value instanceof ObjectId || value instanceof Instant;
    }

    static boolean isExactDate(Instant date) {
        return Math.abs(date.toEpochMilli()) < LATEST_MS;
    }
}
