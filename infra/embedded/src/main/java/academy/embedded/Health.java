package academy.embedded;

import java.util.Map;
import java.util.stream.Collectors;

/** How the stack is: {@code ok} and some whole-number figures. */
record Health(boolean ok, Map<String, Long> figures) {

    String toJson() {
        String fields = figures.entrySet().stream()
            .map(figure -> ",\"" + figure.getKey() + "\":" + figure.getValue())
            .collect(Collectors.joining());
        return "{\"ok\":" + ok + fields + "}";
    }
}
