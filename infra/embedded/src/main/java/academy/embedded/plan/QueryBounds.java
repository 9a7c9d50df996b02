package academy.embedded.plan;

import java.util.Collection;
import java.util.Map;
import java.util.function.Function;

import de.bwaldvogel.mongo.bson.BsonRegularExpression;
import de.bwaldvogel.mongo.bson.Document;

/** Reads out of a query which keys of one path its matches can have; whatever it does not understand bounds nothing. */
final class QueryBounds {

    /**
     * With several values in one document each condition may be met by another one, so two conditions do not narrow
     * each other: only one of them can be used.
     */
    private final boolean multikey;

    /** Within $in, and only there, the matcher looks into arrays in arrays. */
    private final boolean nested;

    /** How an expression bounds: the matcher holds it against other values than texts as well. */
    private final Function<BsonRegularExpression, Intervals> patterns;

    private QueryBounds(AccessPath path, int component, Function<BsonRegularExpression, Intervals> patterns) {
        this.multikey = path.isMultikey(component);
        this.nested = path.isNested(component);
        this.patterns = patterns;
    }

    static Intervals of(Document query, AccessPath path, int component) {
        return new QueryBounds(path, component, ValueBounds::regex).ofQuery(query, path.paths().get(component).path());
    }

    /** As if only texts matched an expression. */
    static Intervals ofTexts(Document query, AccessPath path, int component) {
        return new QueryBounds(path, component, ValueBounds::beginning).ofQuery(query, path.paths().get(component).path());
    }

    private Intervals ofQuery(Document query, String path) {
        Intervals bounds = Intervals.ALL;
        for (Map.Entry<String, Object> condition : query.entrySet()) {
            bounds = both(bounds, ofCondition(condition.getKey(), condition.getValue(), path));
        }
        return bounds;
    }

    private Intervals ofCondition(String field, Object value, String path) {
        if (field.equals("$and")) {
            return ofAll(value, path);
        } else if (field.equals("$or")) {
            return ofAny(value, path);
        } else if (field.equals(path)) {
            return ofPredicate(value);
        } else if (path.startsWith(field + ".")) {
            return ofElement(value, path.substring(field.length() + 1));
        }
        return Intervals.ALL;
    }

    private Intervals ofAll(Object queries, String path) {
        Intervals bounds = Intervals.ALL;
        if (queries instanceof Collection<?> list) {
            for (Object query : list) {
                bounds = query instanceof Document document ? both(bounds, ofQuery(document, path)) : bounds;
            }
        }
        return bounds;
    }

    private Intervals ofAny(Object queries, String path) {
        Intervals bounds = Intervals.NONE;
        if (!(queries instanceof Collection<?> list) || list.isEmpty()) {
            return Intervals.ALL;
        }
        for (Object query : list) {
            if (!(query instanceof Document document)) {
                return Intervals.ALL;
            }
            bounds = bounds.join(ofQuery(document, path));
        }
        return bounds;
    }

    /** A condition on an array's elements bounds the paths below the array. */
    private Intervals ofElement(Object value, String pathBelow) {
        if (value instanceof Document operators && operators.size() == 1
            && operators.get("$elemMatch") instanceof Document element) {
            return ofQuery(element, pathBelow);
        }
        return Intervals.ALL;
    }

    private Intervals ofPredicate(Object value) {
        if (BsonRegularExpression.isRegularExpression(value)) {
            // The matcher looks at nothing else beside $regex.
            return ofRegex(value);
        } else if (!(value instanceof Document operators)) {
            return ValueBounds.equal(value);
        } else if (operators.isEmpty() || !operators.keySet().stream().allMatch(name -> name.startsWith("$"))) {
            return Intervals.ALL;
        } else {
            Intervals bounds = Intervals.ALL;
            for (Map.Entry<String, Object> operator : operators.entrySet()) {
                bounds = both(bounds, ofOperator(operator.getKey(), operator.getValue()));
            }
            return bounds;
        }
    }

    private Intervals ofRegex(Object value) {
        if (value instanceof Document document && !(document.get("$regex") instanceof String)) {
            return Intervals.ALL;
        }
        return patterns.apply(BsonRegularExpression.convertToRegularExpression(value));
    }

    private Intervals ofOperator(String operator, Object value) {
        return switch (operator) {
            case "$eq" -> value instanceof BsonRegularExpression ? Intervals.ALL : ValueBounds.equal(value);
            case "$in" -> nested ? Intervals.ALL : ValueBounds.in(value);
            case "$gt" -> ValueBounds.after(value);
            case "$gte" -> ValueBounds.atLeast(value);
            case "$lt" -> ValueBounds.before(value);
            case "$lte" -> ValueBounds.atMost(value);
            case "$all" -> ofEvery(value);
            case "$elemMatch" -> value instanceof Document element ? ofPredicate(element) : Intervals.ALL;
            default -> Intervals.ALL;
        };
    }

    /** All of them must be there, so any one of them will do. */
    private static Intervals ofEvery(Object values) {
        if (values instanceof Collection<?> list && !list.isEmpty()) {
            return ValueBounds.equal(list.iterator().next());
        }
        return Intervals.ALL;
    }

    private Intervals both(Intervals one, Intervals other) {
        if (!multikey) {
            return one.meet(other);
        } else if (one.isAll() || !one.isPoints() && other.isPoints()) {
            return other;
        }
        return one;
    }
}
