package academy.embedded.store;

import java.util.Map;
import java.util.Objects;

import academy.embedded.key.KeyEncoder;
import de.bwaldvogel.mongo.bson.BsonRegularExpression;
import de.bwaldvogel.mongo.bson.Document;

/** Whether all that a query can match satisfies an index's filter. A no may be wrong, a yes never is. */
final class PartialFilter {

    private PartialFilter() {
    }

    static boolean isImpliedBy(Document filter, Document query) {
        return filter.entrySet().stream().allMatch(condition -> isImplied(condition, query));
    }

    private static boolean isImplied(Map.Entry<String, Object> condition, Document query) {
        if (query.containsKey(condition.getKey()) && implies(query.get(condition.getKey()), condition.getValue())) {
            return true;
        }
        return query.get("$and") instanceof Iterable<?> parts && isImpliedByPart(condition, parts);
    }

    private static boolean isImpliedByPart(Map.Entry<String, Object> condition, Iterable<?> parts) {
        for (Object part : parts) {
            if (part instanceof Document document && isImplied(condition, document)) {
                return true;
            }
        }
        return false;
    }

    private static boolean implies(Object asked, Object filter) {
        if (KeyEncoder.encode(plain(asked)).equals(KeyEncoder.encode(plain(filter)))) {
            return true;
        }
        if (!(filter instanceof Document operators) || operators.size() != 1 || !isValue(plain(asked))) {
            return false;
        }
        return Boolean.TRUE.equals(operators.get("$exists"))
            || Objects.equals(operators.get("$type"), "string") && plain(asked) instanceof String;
    }

    /** {@code {$eq: x}} asks for the same as {@code x}. */
    private static Object plain(Object value) {
        return value instanceof Document operators && operators.size() == 1 && operators.containsKey("$eq")
            ? operators.get("$eq") : value;
    }

    private static boolean isValue(Object asked) {
        return asked != null && !(asked instanceof Document) && !(asked instanceof BsonRegularExpression);
    }
}
