package academy.embedded.plan;

import de.bwaldvogel.mongo.bson.BsonRegularExpression;
import de.bwaldvogel.mongo.bson.Document;

/** Regular expressions as predicates of queries. */
final class Patterns {

    private Patterns() {
    }

    static boolean isPattern(Object predicate) {
        return BsonRegularExpression.isRegularExpression(predicate);
    }

    /** Whether a text matches exactly when it begins with the expression's prefix. */
    static boolean isBeginning(Object predicate) {
        if (predicate instanceof Document document && (document.size() > 1 || !(document.get("$regex") instanceof String))) {
            return false;
        }
        return RegexPrefix.isWhole(BsonRegularExpression.convertToRegularExpression(predicate));
    }
}
