package academy.embedded.plan;

import de.bwaldvogel.mongo.bson.BsonRegularExpression;

/** What every string that an anchored regular expression matches must start with. */
final class RegexPrefix {

    private static final String META = "\\^$.|?*+()[]{}";
    /** They let the character before them be absent. */
    private static final String OPTIONAL = "?*{";

    private RegexPrefix() {
    }

    /** Whether the expression says no more than that a text begins with the prefix. */
    static boolean isWhole(BsonRegularExpression regex) {
        String prefix = of(regex);
        // Half a character is not the beginning of a whole one to the expression.
        return !prefix.isEmpty() && !Character.isHighSurrogate(prefix.charAt(prefix.length() - 1))
            && regex.getPattern().replaceAll("\\\\([^a-zA-Z0-9])", "$1").equals("^" + prefix);
    }

    /** Gives the prefix, which is empty where nothing is certain. */
    static String of(BsonRegularExpression regex) {
        String pattern = regex.getPattern();
        boolean plain = regex.getOptions() == null || regex.getOptions().isEmpty();
        // An alternative may start otherwise, whatever the first one starts with.
        if (!plain || !pattern.startsWith("^") || pattern.contains("|") || pattern.contains("(?")) {
            return "";
        }
        StringBuilder prefix = new StringBuilder();
        int at = 1;
        while (at < pattern.length()) {
            boolean escaped = pattern.charAt(at) == '\\' && at + 1 < pattern.length();
            char literal = pattern.charAt(escaped ? at + 1 : at);
            boolean certain = escaped ? isEscapedLiteral(literal) : META.indexOf(literal) < 0;
            if (!certain) {
                break;
            }
            prefix.append(literal);
            at += escaped ? 2 : 1;
        }
        if (at < pattern.length() && OPTIONAL.indexOf(pattern.charAt(at)) >= 0 && !prefix.isEmpty()) {
            prefix.setLength(prefix.length() - 1);
            dropHalfCharacter(prefix);
        }
        return prefix.toString();
    }

    /** A backslash before a letter or a digit means a class, a group or a place; before anything else, itself. */
    private static boolean isEscapedLiteral(char c) {
        return c < 0x80 && !Character.isLetterOrDigit(c);
    }

    private static void dropHalfCharacter(StringBuilder prefix) {
        int last = prefix.length() - 1;
        if (last >= 0 && Character.isHighSurrogate(prefix.charAt(last))) {
            prefix.setLength(last);
        }
    }
}
