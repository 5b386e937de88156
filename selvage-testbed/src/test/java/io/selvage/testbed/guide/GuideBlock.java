package io.selvage.testbed.guide;

import java.util.ArrayList;
import java.util.List;
import java.util.regex.Matcher;
import java.util.regex.Pattern;

/**
 * A fenced block of a page.
 *
 * @param language what stands behind the fence
 * @param source the file of the project that it is a part of, as the comment above it says; empty if there is none
 * @param first the number of the line of its fence, from 0
 */
record GuideBlock(String language, String source, int first, List<String> lines) {
    private static final Pattern SOURCE = Pattern.compile("\\s*<!-- (\\S+) -->");
    private static final Pattern TYPE =
            Pattern.compile("^public (?:final )?(?:class|record|interface|enum) (\\w+)", Pattern.MULTILINE);

    static List<GuideBlock> of(List<String> page) {
        List<GuideBlock> blocks = new ArrayList<>();
        for (int i = 0; i < page.size(); i++) {
            if (page.get(i).strip().startsWith("```")) {
                GuideBlock block = at(page, i);
                blocks.add(block);
                i += block.lines.size() + 1;
            }
        }
        return blocks;
    }

    private static GuideBlock at(List<String> page, int fence) {
        int indent = page.get(fence).indexOf('`');
        List<String> lines = new ArrayList<>();
        for (int i = fence + 1; !page.get(i).strip().equals("```"); i++) {
            lines.add(page.get(i).isBlank() ? "" : page.get(i).substring(indent));
        }
        Matcher source = SOURCE.matcher(fence == 0 ? "" : page.get(fence - 1));
        return new GuideBlock(
                page.get(fence).strip().substring(3), source.matches() ? source.group(1) : "", fence, lines);
    }

    String text() {
        return String.join("\n", lines) + "\n";
    }

    /** Whether it shows commands and what they print. */
    boolean isTranscript() {
        return language.equals("text") && !lines.isEmpty() && lines.get(0).startsWith("$ ");
    }

    /** The class that it declares; empty if it is no source file of its own. */
    String type() {
        Matcher type = TYPE.matcher(text());
        return language.equals("java") && source.isEmpty() && type.find() ? type.group(1) : "";
    }
}
