package io.selvage.explore.control;

import io.selvage.hooks.Weaving;
import java.util.List;
import java.util.stream.Collectors;
import java.util.stream.Stream;

/**
 * Classes of a program that {@code --include} and {@code --exclude} keep from being woven. Nothing is known of what
 * happens in them: a search that met some proves nothing about them, and one that met no others has tested nothing.
 *
 * @param names of classes that are not woven
 * @param isAll whether there are no others
 */
public record UnwovenClasses(List<String> names, boolean isAll) {
    private static final int MOST = 5;

    /** @param defined the names of all classes that the program has loaded */
    public static UnwovenClasses of(Stream<String> defined) {
        List<String> own =
                defined.filter(name -> !Weaving.isNeverWoven(name)).sorted().toList();
        List<String> unwoven =
                own.stream().filter(name -> !Weaving.isIncluded(name)).toList();
        return new UnwovenClasses(unwoven, !unwoven.isEmpty() && unwoven.size() == own.size());
    }

    /** What that means for the search. */
    public String message() {
        String more = names.size() > MOST ? ", …" : "";
        String some = names.stream().limit(MOST).collect(Collectors.joining(", ")) + more;
        return isAll
                ? "none of the program's classes (" + some
                        + ") was controlled; correct --include and --exclude, which take full names and * for any"
                        + " characters"
                : "--include and --exclude left " + some
                        + " alone: what happens in there was not seen, and the search is not called exhaustive";
    }
}
