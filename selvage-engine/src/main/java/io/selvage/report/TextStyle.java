package io.selvage.report;

import io.selvage.model.Verdict;

/** How those parts of a printed report look that the eye should find first. */
public interface TextStyle {
    /** As it is. */
    TextStyle PLAIN = new TextStyle() {
        @Override
        public String verdict(Verdict verdict, String text) {
            return text;
        }

        @Override
        public String headline(String text) {
            return text;
        }
    };

    /** @param text what was proved, in a sentence without a line end */
    String verdict(Verdict verdict, String text);

    /** @param text the headline of a finding, without a line end */
    String headline(String text);
}
