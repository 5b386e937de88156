/** Every option and every strategy, declared once with what it decides and where it can be given. */
package io.selvage.options;
