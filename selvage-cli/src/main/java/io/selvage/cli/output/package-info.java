/**
 * What the user gets: printed reports, files, exit codes, a progress line.
 *
 * <p>Uses {@code cli.input}, {@code explore}, {@code model}, {@code monitor}, {@code monitor.report}, {@code options},
 * {@code report}, {@code script.driver}, {@code script.report}, {@code script.search}.
 */
package io.selvage.cli.output;
