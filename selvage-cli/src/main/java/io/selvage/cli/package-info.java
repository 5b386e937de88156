/**
 * The command line: the tree of commands, and messages for what goes wrong.
 *
 * <p>Uses {@code cli.command}, {@code cli.input}, {@code cli.output}, {@code monitor.spec}, {@code options},
 * {@code replay}, {@code report}, {@code script.language}.
 */
package io.selvage.cli;
